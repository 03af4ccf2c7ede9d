/**
 * A queue in which one thing is done after another, for work that fills the memory or the processor of an instance.
 * @returns what does something in its turn, and answers or throws what that does.
 */
export function oneAtATime(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (act) => {
    const turn = last.then(act, act);
    last = turn.catch(() => undefined);
    return await turn;
  };
}
