import { FirebaseError } from 'firebase/app';

export type Outcome = 'yes' | '-';

const denials = ['permission-denied', 'storage/unauthorized', 'storage/unauthenticated'];

/**
 * Whether the rules permit an operation.
 * @returns `yes`, or `-` when the rules denied it.
 * @throws any other error, which is no denial.
 */
export async function outcomeOf(operation: Promise<unknown>): Promise<Outcome> {
  try {
    await operation;
    return 'yes';
  } catch (error) {
    if (error instanceof FirebaseError && denials.includes(error.code)) return '-';
    throw error;
  }
}
