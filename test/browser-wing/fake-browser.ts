import { vi } from 'vitest';

/*
 * A small fake of what the extension uses of a browser: contexts (worker, extension pages, content scripts in frames of
 * tabs), ports between them, notices, tabs, storage, badge. Messages are copied as JSON, as Chrome does, and arrive after a
 * while that differs from message to message; on one port they keep their order, between ports they race.
 */

/** An event with its listeners, as browsers have them. */
export class FakeEvent<A extends unknown[]> {
  readonly listeners = new Set<(...args: A) => unknown>();
  addListener = (listener: (...args: A) => unknown): void => void this.listeners.add(listener);
  removeListener = (listener: (...args: A) => unknown): void => void this.listeners.delete(listener);
  fire(...args: A): unknown[] {
    return [...this.listeners].map((listener) => listener(...args));
  }
}

type Sender = { id: string; tab?: { id: number }; frameId?: number };
type Where = { kind: 'worker' | 'page' | 'content'; tabId?: number; frameId?: number };

const ID = 'face-up-id';

/** One end of a port. */
export class FakePort {
  readonly onMessage = new FakeEvent<[unknown, FakePort]>();
  readonly onDisconnect = new FakeEvent<[FakePort]>();
  open = true;
  /** The ends that hear what is posted here. */
  peers: FakePort[] = [];
  private arrival = 0;

  constructor(
    private readonly hub: FakeHub,
    readonly name: string,
    readonly isOpener: boolean,
    readonly sender?: Sender,
  ) {}

  postMessage(value: unknown): void {
    if (!this.open) throw new Error('Attempting to use a disconnected port object');
    const text = JSON.stringify(value);
    for (const peer of this.peers) peer.later(() => peer.open && peer.onMessage.fire(JSON.parse(text), peer));
  }

  /** Chrome: closing any receiving end closes the whole, and only the opener is told. */
  disconnect(): void {
    if (!this.open) return;
    this.open = false;
    for (const peer of this.peers) if (this.isOpener || peer.isOpener) peer.later(() => peer.close());
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    this.onDisconnect.fire(this);
  }

  /** Runs something here after a while, and never before what was to run here already. */
  later(action: () => void): void {
    this.arrival = Math.max(this.arrival, Date.now() + this.hub.delay());
    setTimeout(action, this.arrival - Date.now());
  }
}

/** Storage that can be made slow, full or broken. */
export class FakeStorage {
  readonly data = new Map<string, string>();
  /** Ms that each call takes. */
  slow = 0;
  /** When set, calls of these kinds fail with this message. */
  failing: { message: string; calls: readonly ('get' | 'set' | 'remove')[] } | null = null;
  readonly writes: Record<string, unknown>[] = [];
  onWrite: (changes: Record<string, { newValue?: unknown }>) => void = () => {};

  private last: Promise<unknown> = Promise.resolve();

  /** Calls take their time one after the other, and fail or not by what holds at their end. */
  private async call(kind: 'get' | 'set' | 'remove'): Promise<void> {
    const { last, slow } = this;
    this.last = last.then(() => (slow > 0 ? new Promise((resolve) => setTimeout(resolve, slow)) : undefined));
    await this.last;
    if (this.failing?.calls.includes(kind)) throw new Error(this.failing.message);
  }

  async get(keys?: string | string[] | null): Promise<Record<string, unknown>> {
    await this.call('get');
    const wanted = keys === undefined || keys === null ? [...this.data.keys()] : [keys].flat();
    return Object.fromEntries(
      wanted.flatMap((key) => {
        const text = this.data.get(key);
        return text === undefined ? [] : [[key, JSON.parse(text)]];
      }),
    );
  }

  async set(items: Record<string, unknown>): Promise<void> {
    await this.call('set');
    this.writes.push(items);
    for (const [key, value] of Object.entries(items)) this.data.set(key, JSON.stringify(value));
    this.onWrite(Object.fromEntries(Object.entries(items).map(([key, newValue]) => [key, { newValue }])));
  }

  async remove(keys: string | string[]): Promise<void> {
    await this.call('remove');
    for (const key of [keys].flat()) this.data.delete(key);
    this.onWrite(Object.fromEntries([keys].flat().map((key) => [key, {}])));
  }
}

/** What a pattern such as `https://play.example/*` covers, as far as these tests go: one host. */
const covers = (pattern: string, address: string): boolean => address.startsWith(pattern.replace(/\*$/u, ''));

/** The user's grants, and a user who says yes or no. */
export class FakePermissions {
  readonly origins = new Set<string>();
  readonly onAdded = new FakeEvent<[{ origins: string[] }]>();
  readonly onRemoved = new FakeEvent<[{ origins: string[] }]>();
  answer = true;
  readonly asked: string[][] = [];

  contains = async ({ origins }: { origins: string[] }): Promise<boolean> =>
    origins.every((origin) => this.origins.has(origin));
  getAll = async () => ({ origins: [...this.origins], permissions: [] });
  request = async ({ origins }: { origins: string[] }): Promise<boolean> => {
    this.asked.push(origins);
    if (this.answer) this.add(origins);
    return this.answer;
  };
  add(origins: string[]): void {
    for (const origin of origins) this.origins.add(origin);
    this.onAdded.fire({ origins });
  }
  take(origins: string[]): void {
    for (const origin of origins) this.origins.delete(origin);
    this.onRemoved.fire({ origins });
  }
}

type RegisteredScript = { id: string; matches: string[]; js: string[] };

/** Content scripts registered at run time. As browsers do, it refuses an id that is there already. */
export class FakeRegistry {
  readonly scripts = new Map<string, RegisteredScript>();
  registerContentScripts = async (scripts: RegisteredScript[]): Promise<void> => {
    for (const script of scripts) {
      if (this.scripts.has(script.id)) throw new Error(`Duplicate script ID '${script.id}'`);
      this.scripts.set(script.id, script);
    }
  };
  unregisterContentScripts = async ({ ids }: { ids: string[] }): Promise<void> => {
    for (const id of ids) {
      if (!this.scripts.delete(id)) throw new Error(`Nonexistent script ID '${id}'`);
    }
  };
  getRegisteredContentScripts = async () => [...this.scripts.values()];
}

type Context = {
  where: Where;
  browser: ReturnType<FakeHub['makeBrowser']>;
  ports: Set<FakePort>;
  /** In the history cache: its ports are closed and nothing reaches it. */
  frozen: boolean;
  /** Resolves when it has gone. */
  gone: Promise<void>;
  end(): void;
};

/** The whole browser: makes contexts and carries what they say to one another. */
export class FakeHub {
  readonly local = new FakeStorage();
  readonly session = new FakeStorage();
  readonly tabs = new Set<number>();
  /** Where tabs are. One that is not here is told of to everybody. */
  readonly addresses = new Map<number, string>();
  readonly permissions = new FakePermissions();
  readonly registry = new FakeRegistry();
  readonly onUpdated = new FakeEvent<[number]>();
  readonly badges = new Map<number, string>();
  readonly injected: { tabId: number; files: string[]; allFrames?: boolean; frameIds?: number[] }[] = [];
  /** What `scripting.executeScript` does. */
  inject: (tabId: number) => Promise<void> = async () => {};
  activeTab: number | null = null;
  readonly onActivated = new FakeEvent<[]>();
  readonly onRemoved = new FakeEvent<[number]>();
  /** Ms by which every message is late. */
  lag = 0;
  /** Whether notices get lost. */
  deaf = false;
  private readonly contexts = new Set<Context>();
  private seed: number;

  constructor(seed = 1) {
    this.seed = seed;
    const storageChanged = (area: string) => (changes: Record<string, { newValue?: unknown }>) => {
      for (const { browser } of this.contexts) browser.storage.onChanged.fire(changes, area);
    };
    this.local.onWrite = storageChanged('local');
    this.session.onWrite = storageChanged('session');
  }

  /** Ms until a message arrives: 0 to 4 and the lag, by a small generator, so that a seed gives one course of things. */
  delay(): number {
    this.seed = (this.seed * 48271) % 2147483647;
    return this.lag + (this.seed % 5);
  }

  worker = () => this.context({ kind: 'worker' });
  page = (tabId?: number) => this.context({ kind: 'page', ...(tabId === undefined ? {} : { tabId }) });
  content = (tabId: number, frameId = 0) => this.context({ kind: 'content', tabId, frameId });

  closeTab(tabId: number): void {
    this.tabs.delete(tabId);
    for (const context of this.contexts) if (context.where.tabId === tabId) context.end();
    this.onRemoved.fire(tabId);
  }

  activate(tabId: number): void {
    this.activeTab = tabId;
    this.onActivated.fire();
  }

  /** Tabs that the extension has opened. */
  readonly opened: string[] = [];

  private context(where: Where): Context {
    if (where.tabId !== undefined) this.tabs.add(where.tabId);
    const ports = new Set<FakePort>();
    let leave = (): void => {};
    const gone = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const end = (): void => {
      this.end(context);
      leave();
    };
    const context: Context = { where, browser: this.makeBrowser(where, ports), ports, frozen: false, gone, end };
    this.contexts.add(context);
    return context;
  }

  /** A context goes away: a tab closed, a page left, a worker killed. Ports close with the last of their receivers. */
  private end(context: Context): void {
    this.contexts.delete(context);
    for (const port of context.ports) {
      port.open = false;
      for (const peer of port.peers) {
        const others = peer.peers.filter((other) => other !== port && other.open);
        if (others.length === 0) peer.later(() => peer.close());
      }
    }
  }

  private connect(from: Where, ports: Set<FakePort>, name: string, reaches: (where: Where) => boolean): FakePort {
    const sender: Sender = { id: ID, ...(from.tabId === undefined ? {} : { tab: { id: from.tabId } }) };
    const opener = new FakePort(this, name, true);
    ports.add(opener);
    opener.later(() => {
      for (const context of this.contexts) {
        const { onConnect } = context.browser.runtime;
        if (context.frozen || context.ports === ports || !reaches(context.where)) continue;
        if (onConnect.listeners.size === 0) continue;
        const end = new FakePort(this, name, false, sender);
        end.peers = [opener];
        opener.peers.push(end);
        context.ports.add(end);
        onConnect.fire(end);
      }
      if (opener.peers.length === 0) opener.close();
    });
    return opener;
  }

  private async notify(from: Where, ports: Set<FakePort>, value: unknown): Promise<unknown> {
    await new Promise((resolve) => setTimeout(resolve, this.delay()));
    const tab = from.tabId === undefined ? {} : { tab: { id: from.tabId }, frameId: from.frameId ?? 0 };
    const listeners = [...this.contexts].filter(
      ({ where, ports: own, browser }) =>
        where.kind !== 'content' && own !== ports && browser.runtime.onMessage.listeners.size > 0,
    );
    if (this.deaf || listeners.length === 0) {
      throw new Error('Could not establish connection. Receiving end does not exist.');
    }
    const answers = listeners.map(({ browser, gone }) => {
      const [answer] = browser.runtime.onMessage.fire(JSON.parse(JSON.stringify(value)), { id: ID, ...tab });
      // The polyfill makes no error of a listener that dies over its answer, only `undefined`.
      return answer === undefined ? undefined : Promise.race([answer, gone]);
    });
    return answers.find((answer) => answer !== undefined);
  }

  makeBrowser(where: Where, ports: Set<FakePort>) {
    const isContent = where.kind === 'content';
    return {
      runtime: {
        id: ID as string | undefined,
        onConnect: new FakeEvent<[FakePort]>(),
        onMessage: new FakeEvent<[unknown, Sender]>(),
        onInstalled: new FakeEvent<[{ reason: string }]>(),
        lastError: undefined,
        connect: ({ name }: { name: string }) => this.connect(where, ports, name, ({ kind }) => kind !== 'content'),
        sendMessage: (value: unknown) => this.notify(where, ports, value),
        getURL: (path: string) => `chrome-extension://${ID}/${path}`,
        getManifest: () => ({ content_scripts: [{ matches: ['https://table.example/*'], js: ['content.js'] }] }),
      },
      storage: { local: this.local, session: this.session, onChanged: new FakeEvent<[unknown, string]>() },
      tabs: isContent ? undefined : this.makeTabs(where, ports),
      permissions: isContent ? undefined : this.permissions,
      scripting: {
        ...this.registry,
        executeScript: async (call: {
          target: { tabId: number; allFrames?: boolean; frameIds?: number[] };
          files: string[];
        }) => {
          this.injected.push({ ...call.target, files: call.files });
          await this.inject(call.target.tabId);
        },
      },
      action: {
        setBadgeText: async ({ tabId, text }: { tabId: number; text: string }) => {
          if (!this.tabs.has(tabId)) throw new Error(`No tab with id: ${tabId}.`);
          this.badges.set(tabId, text);
        },
        setBadgeBackgroundColor: async () => {},
        setBadgeTextColor: async () => {},
      },
    };
  }

  private tabsAt(patterns: string[]) {
    const isThere = (address: string | undefined): boolean =>
      address === undefined || patterns.some((pattern) => covers(pattern, address));
    return [...this.tabs].filter((id) => isThere(this.addresses.get(id))).map((id) => ({ id }));
  }

  private active() {
    return this.activeTab === null ? [] : [{ id: this.activeTab }];
  }

  /** A word to the content scripts of one tab. */
  private async tell(tabId: number, value: unknown): Promise<void> {
    const heard = [...this.contexts].filter(
      ({ where, browser }) =>
        where.kind === 'content' && where.tabId === tabId && browser.runtime.onMessage.listeners.size > 0,
    );
    if (heard.length === 0) throw new Error('Could not establish connection. Receiving end does not exist.');
    for (const { browser } of heard) browser.runtime.onMessage.fire(JSON.parse(JSON.stringify(value)), { id: ID });
  }

  private makeTabs(where: Where, ports: Set<FakePort>) {
    return {
      create: async ({ url, active }: { url: string; active: boolean }) => {
        this.opened.push(`${url} ${active ? 'in front' : 'behind'}`);
      },
      connect: (tabId: number, { name }: { name: string }) =>
        this.connect(where, ports, name, (other) => other.kind === 'content' && other.tabId === tabId),
      get: async (tabId: number) => {
        if (!this.tabs.has(tabId)) throw new Error(`No tab with id: ${tabId}.`);
        return { id: tabId, url: this.addresses.get(tabId) };
      },
      sendMessage: (tabId: number, value: unknown) => this.tell(tabId, value),
      query: async ({ url, active }: { url?: string[]; active?: boolean }) =>
        url ? this.tabsAt(url) : active ? this.active() : [...this.tabs].map((id) => ({ id })),
      getCurrent: async () => (where.tabId === undefined ? undefined : { id: where.tabId }),
      onActivated: this.onActivated,
      onUpdated: this.onUpdated,
      onRemoved: this.onRemoved,
      onAttached: new FakeEvent<[]>(),
    };
  }
}

/** Loads a module of src/browser as it is in one context: afresh, with that context's browser. */
export const loadIn = async <T>({ browser }: { browser: unknown }, load: () => Promise<T>): Promise<T> => {
  vi.resetModules();
  vi.doMock('webextension-polyfill', () => ({ default: browser }));
  vi.stubGlobal('browser', browser);
  return load();
};
