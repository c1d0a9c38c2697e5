import { Component, type JSX } from 'preact';

const differ = <Props extends object>(a: Props, b: Props): boolean =>
  // Both have the same properties, by their type.
  (Object.keys(b) as (keyof Props)[]).some((name) => a[name] !== b[name]);

/** A component that is drawn anew only when one of its properties has changed. Of a table's cards most lie still. */
export const still = <Props extends object>(draw: (props: Props) => JSX.Element) =>
  class Still extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return differ(this.props, next);
    }

    override render(): JSX.Element {
      return draw(this.props);
    }
  };
