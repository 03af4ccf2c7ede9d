import { FirebaseError } from 'firebase/app';

export type Outcome = 'yes' | '-';

/** Operations that were permitted so far; what they write stays. */
export const permitted = { count: 0 };

const denials = ['permission-denied', 'storage/unauthorized', 'storage/unauthenticated'];

/**
 * Whether the rules permit an operation.
 * @returns `yes`, or `-` when the rules denied it.
 * @throws any other error, which is no denial.
 */
export async function outcomeOf(operation: Promise<unknown>): Promise<Outcome> {
  try {
    await operation;
    permitted.count += 1;
    return 'yes';
  } catch (error) {
    if (error instanceof FirebaseError && denials.includes(error.code)) return '-';
    throw error;
  }
}
