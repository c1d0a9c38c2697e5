/** How `run.mjs` calls a tool: every tool exports `main(call)`, which answers the process's exit code. */
export type ToolCall = {
  readonly args: readonly string[];
  /** The project's folder. */
  readonly root: string;
  /** The folder from which the tool was called: file arguments are meant from there. */
  readonly cwd: string;
};

/** A failure that the tool foresaw: its message says all that a user needs, so no stack is shown. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}
