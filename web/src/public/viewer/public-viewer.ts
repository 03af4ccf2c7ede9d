import type { PublicViewer } from '@portal/domain/events/public-viewer';
import { randomAlias } from './random-alias';
import { randomId } from './random-id';
import { lasting, ofThisTab, type SafeStorage } from './safe-storage';

const storageKey = 'publicViewer';

export interface ViewerSources {
  /** Keeps who the viewer is: guid, alias, email. */
  lasting: SafeStorage;
  /** Keeps the visit: session and window. */
  ofThisTab: SafeStorage;
  newId: () => string;
  random: () => number;
}

const browserSources: ViewerSources = { lasting, ofThisTab, newId: randomId, random: Math.random };

/** Whom the pages take the person in front of this browser for (002 §3 "Public viewer"). */
export class ViewerIdentity {
  constructor(private readonly sources: ViewerSources = browserSources) {}

  /** The viewer, made up at the first call. Anything odd in storage is replaced. */
  get(): PublicViewer {
    const person = readTexts(this.sources.lasting);
    const visit = readTexts(this.sources.ofThisTab);
    const viewer: PublicViewer = {
      guid: asId(person.guid) ?? this.sources.newId(),
      alias: person.alias?.slice(0, 60) || randomAlias(this.sources.random),
      email: person.email?.slice(0, 320) ?? '',
      sessionUID: asId(visit.sessionUID) ?? this.sources.newId(),
      windowGUID: asId(visit.windowGUID) ?? this.sources.newId(),
    };
    this.keep(viewer);
    return viewer;
  }

  /** Begins another visit of the same viewer (002 §4). */
  renewSession(): void {
    this.keep({ ...this.get(), sessionUID: this.sources.newId() });
  }

  /** Remembers the address that the viewer has given. */
  setEmail(email: string): void {
    if (email) this.keep({ ...this.get(), email });
  }

  private keep({ guid, alias, email, sessionUID, windowGUID }: PublicViewer): void {
    this.sources.lasting.set(storageKey, JSON.stringify({ guid, alias, email }));
    this.sources.ofThisTab.set(storageKey, JSON.stringify({ sessionUID, windowGUID }));
  }
}

/** The one viewer of this page. */
export const viewer = new ViewerIdentity();

/** The form that the server takes an id in. */
function asId(value: string | undefined): string | undefined {
  return value && /^[\w-]{8,64}$/.test(value) ? value : undefined;
}

function readTexts(storage: SafeStorage): Partial<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(storage.get(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
