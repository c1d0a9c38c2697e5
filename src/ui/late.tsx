import type { ComponentType, VNode } from 'preact';

/** A file with parts of a surface, which is loaded when a view first needs one of them. */
export type LateFile<F> = {
  /** Whether it is here, or cannot be had: there is nothing to wait for. */
  readonly isSettled: () => boolean;
  /** Loads it. Never fails: a surface without some part is better than none. */
  readonly load: () => Promise<void>;
  /** A part in the file; it draws nothing as long as the file is not here. */
  readonly part: <P extends object>(pick: (file: F) => ComponentType<P>) => (props: P) => VNode | null;
};

/** @param fetchFile imports the file; called once */
export const lateFile = <F,>(fetchFile: () => Promise<F>): LateFile<F> => {
  let here: F | null = null;
  let isSettled = false;
  let loading: Promise<void> | null = null;
  const fetchIt = async (): Promise<void> => {
    here = await fetchFile().catch((error) => {
      console.error(error);
      return null;
    });
    isSettled = true;
  };
  return {
    isSettled: () => isSettled,
    load: () => {
      loading ??= fetchIt();
      return loading;
    },
    part: (pick) => (props) => {
      const Part = here && pick(here);
      return Part && <Part {...props} />;
    },
  };
};
