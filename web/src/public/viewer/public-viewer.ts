import type { PublicViewer } from '@portal/domain/events/public-viewer';
import { randomAlias } from './random-alias';
import { randomId } from './random-id';
import { lasting, ofThisTab, type SafeStorage } from './safe-storage';

const storageKey = 'publicViewer';

export interface ViewerSources {
  /** Stores who the viewer is: guid, alias, email. */
  lasting: SafeStorage;
  /** Stores the visit: session and window. */
  ofThisTab: SafeStorage;
  newId: () => string;
  random: () => number;
}

const browserSources: ViewerSources = { lasting, ofThisTab, newId: randomId, random: Math.random };

/** The viewer of this browser, as the public pages identify them. */
export class ViewerIdentity {
  constructor(private readonly sources: ViewerSources = browserSources) {}

  /** The viewer, generated at the first call. Invalid stored values are replaced. */
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

  /** Starts another visit of the same viewer. */
  renewSession(): void {
    this.keep({ ...this.get(), sessionUID: this.sources.newId() });
  }

  /** Stores the email that the viewer has entered. */
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

/** The id format that the server accepts. */
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
