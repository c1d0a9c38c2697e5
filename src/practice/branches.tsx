import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Message } from '../table/view';
import { Say } from '../ui';
import { message, type Words } from '../words';
import { type Branch, type Lines, renamed, turnedTo, without } from './lines';

const nameOf = ({ id, name }: Branch, words: Words): string =>
  name ?? words.plain(message('practice_branch', { number: id }));

type BranchesProps = {
  readonly words: Words;
  readonly lines: Lines;
  readonly onBranch: () => void;
  readonly onChange: (change: (lines: Lines) => Lines) => void;
  /** The situation of the line on the table, as text, on the clipboard. */
  readonly onCopy: () => Promise<void>;
};

/** Which of them lies on the table. */
const Segments = ({ words, lines, onChange }: BranchesProps): JSX.Element => (
  <div class="segments">
    <button
      type="button"
      data-line="record"
      aria-pressed={lines.current === null}
      onClick={() => onChange((all) => turnedTo(all, null))}
    >
      <Say what={message('practice_record')} />
    </button>
    {lines.branches.map((branch) => (
      <button
        key={branch.id}
        type="button"
        data-line={branch.id}
        aria-pressed={branch.id === lines.current}
        onClick={() => onChange((all) => turnedTo(all, branch.id))}
      >
        {nameOf(branch, words)}
      </button>
    ))}
  </div>
);

type OneProps = BranchesProps & { readonly branch: Branch };

/** What can be done with the branch on the table. */
const OneBranch = ({ branch, words, onChange, onCopy }: OneProps): JSX.Element => {
  const [told, tell] = useState<Message | null>(null);
  const { id } = branch;
  const copy = (): void =>
    void onCopy().then(
      () => tell(message('copied')),
      () => tell(message('copyFailed')),
    );
  return (
    <>
      <label class="small">
        <Say what={message('practice_branchName')} />{' '}
        <input
          name="branch-name"
          autocomplete="off"
          size={14}
          maxLength={40}
          value={branch.name ?? ''}
          placeholder={nameOf(branch, words)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onChange((all) => renamed(all, id, value));
          }}
        />
      </label>
      <button type="button" class="btn link" data-action="copy-branch" onClick={copy}>
        <Say what={message('practice_branchCopy')} />
      </button>
      <button
        type="button"
        class="btn link"
        data-action="drop-branch"
        onClick={() => onChange((all) => without(all, id))}
      >
        <Say what={message('practice_branchDrop')} />
      </button>
      <span class="small quiet" role="status">
        {told && <Say what={told} />}
      </span>
    </>
  );
};

/** The record as it was, and what was tried beside it. */
export const Branches = (props: BranchesProps): JSX.Element => {
  const { words, lines, onBranch } = props;
  const branch = lines.branches.find(({ id }) => id === lines.current);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these controls act at once, they are no part of a form
    <div class="lines" role="group" aria-label={words.plain(message('practice_lines'))}>
      {lines.branches.length > 0 && <Segments {...props} />}
      <button
        type="button"
        class="btn"
        data-action="branch"
        title={words.plain(message('practice_whatIfHint'))}
        onClick={onBranch}
      >
        <Say what={message('practice_whatIf')} />
      </button>
      {branch && <OneBranch key={branch.id} {...props} branch={branch} />}
    </div>
  );
};
