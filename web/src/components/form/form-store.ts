import type { FormikContextType } from 'formik';
import { createContext, use, useSyncExternalStore } from 'react';

type FormState = FormikContextType<Record<string, unknown>>;

/** The state of a form outside of React's contexts, whose every change would render every field. */
export interface FormStore {
  current: () => FormState;
  subscribe: (listener: () => void) => () => void;
  publish: (state: FormState) => void;
}

export function createFormStore(initial: FormState): FormStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

export const FormStoreContext = createContext<FormStore | null>(null);

/** The store of the surrounding form. */
export function useFormStore(): FormStore {
  const store = use(FormStoreContext);
  if (!store) throw new Error('a part of a form is used outside of a form');
  return store;
}

/**
 * A part of the surrounding form's state; the component renders only when that part changes.
 * @param select answers the same reference, or an equal plain value, while the part is the same.
 */
export function useFormPart<Part>(select: (state: FormState) => Part): Part {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => select(store.current()));
}
