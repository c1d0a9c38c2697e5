import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Settings } from '../browser/settings';

/** What is set, and the way to change it. What came of that is said at the foot of the page. */
export type Setting = {
  readonly settings: Settings;
  readonly save: (changes: Partial<Settings>) => void;
};

const SettingContext = createContext<Setting | null>(null);

export const SettingProvider = SettingContext.Provider;

/** The settings of the page around. @throws Error outside a {@link SettingProvider} */
export const useSetting = (): Setting => {
  const setting = useContext(SettingContext);
  if (setting === null) throw new Error('no SettingProvider around this component');
  return setting;
};
