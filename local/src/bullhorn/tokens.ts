import { randomBytes } from 'node:crypto';

/** Seconds that an access token lasts. */
export const accessTokenSeconds = 600;
const maxSessionMinutes = 2_880;

interface Given {
  username: string;
  expiresAt: number;
}

/**
 * The tokens of the simulator: codes, refresh tokens and access tokens work once, sessions until they expire. Tokens
 * contain a colon, as the vendor's do, and nothing that a URL would change when it is not encoded.
 */
export class Tokens {
  private readonly given = new Map<string, Given>();

  constructor(private readonly now: () => number) {}

  give(kind: 'code' | 'access' | 'refresh' | 'session', username: string, seconds = Infinity): string {
    const token = `${kind}:${randomBytes(12).toString('hex')}`;
    this.given.set(token, { username, expiresAt: this.now() + seconds * 1_000 });
    return token;
  }

  giveSession(username: string, minutes: number): string {
    return this.give('session', username, Math.min(minutes, maxSessionMinutes) * 60);
  }

  /** Uses a token up. @returns its user; null when it was used or has expired. */
  take(kind: 'code' | 'access' | 'refresh', token: string): string | null {
    const username = this.look(kind, token);
    this.given.delete(token);
    return username;
  }

  /** The user of a token, which stays valid. */
  look(kind: 'code' | 'access' | 'refresh' | 'session', token: string): string | null {
    const found = this.given.get(token);
    return found && token.startsWith(`${kind}:`) && found.expiresAt > this.now() ? found.username : null;
  }

  /** Ends one token. */
  endToken(token: string): void {
    this.given.delete(token);
  }

  /** Ends all tokens of a kind that a user was given. */
  end(kind: 'refresh' | 'session', username: string): void {
    for (const [token, found] of this.given) {
      if (found.username === username && token.startsWith(`${kind}:`)) this.given.delete(token);
    }
  }
}
