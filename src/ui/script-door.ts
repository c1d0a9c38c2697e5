import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { TableView } from '../table/view';
import type { Copy } from './copy';

type ScriptView = ComponentType<{ readonly table: TableView; readonly copy: Copy }>;
type ScriptFile = { readonly ScriptView: ScriptView };

/** The Director's script on a surface: brought in only when it is asked for, since few need it. */
export type ScriptDoor = {
  /** What shows it; nothing while it is closed. */
  readonly View: ScriptView | undefined;
  readonly toggle: () => void;
};

/** The door, closed at first; it stays as it is from one view to the next. */
export const useScriptDoor = (): ScriptDoor => {
  const [shown, show] = useState<ScriptFile | null>(null);
  const toggle = () => (shown ? show(null) : void import('./script/view').then(show));
  return { View: shown?.ScriptView, toggle };
};
