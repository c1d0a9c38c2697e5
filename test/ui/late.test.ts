// @vitest-environment happy-dom
import { type ComponentType, h, render } from 'preact';
import { describe, expect, it, vi } from 'vitest';
import { lateFile } from '../../src/ui/late';

type File = { readonly Part: ComponentType<object> };

const drawn = (part: ComponentType<object>): string => {
  const into = document.createElement('div');
  render(h(part, {}), into);
  return into.textContent ?? '';
};

describe('a part that is loaded when it is needed', () => {
  it('is nothing before, and itself afterwards', async () => {
    const fetchFile = vi.fn(async (): Promise<File> => ({ Part: () => h('p', {}, 'here') }));
    const { part, load, isSettled } = lateFile(fetchFile);
    const Part = part((file) => file.Part);
    expect([drawn(Part), isSettled(), fetchFile.mock.calls.length]).toEqual(['', false, 0]);
    await Promise.all([load(), load()]);
    expect([drawn(Part), isSettled(), fetchFile.mock.calls.length]).toEqual(['here', true, 1]);
  });

  it('is left out when it cannot be had, and nobody waits for it', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { part, load, isSettled } = lateFile((): Promise<File> => Promise.reject(new Error('gone')));
    await load();
    expect([drawn(part((file) => file.Part)), isSettled(), told.mock.calls.length]).toEqual(['', true, 1]);
    told.mockRestore();
  });
});
