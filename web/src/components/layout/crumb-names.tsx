import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

type SetName = (id: string, name: string) => void;

const NamesContext = createContext<ReadonlyMap<string, string>>(new Map());
const SetNameContext = createContext<SetName>(() => undefined);

/** Lets screens name the ids in the URL for the breadcrumb. */
export function CrumbNames({ children }: { children: ReactNode }) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const setName = useMemo<SetName>(
    () => (id, name) => {
      setNames((known) => (known.get(id) === name ? known : new Map(known).set(id, name)));
    },
    [],
  );
  return (
    <SetNameContext value={setName}>
      <NamesContext value={names}>{children}</NamesContext>
    </SetNameContext>
  );
}

export function useCrumbNames(): ReadonlyMap<string, string> {
  return useContext(NamesContext);
}

/** Names an id of the URL, once the name is known. */
export function useCrumbName(id: string, name: string | undefined): void {
  const setName = useContext(SetNameContext);
  useEffect(() => {
    if (name) setName(id, name);
  }, [id, name, setName]);
}
