import { Tabs } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useMatch } from 'react-router';
import { useReturnedFocus } from '../../../components/ui/use-returned-focus';
import { paths } from '../../../config/paths';
import { useHighlights } from '../document/highlights';
import classes from './candidate-tabs.module.css';

/** The tab that is open first. */
export const initialTab = 'match';

/** The tabs beside the document; a mark in it opens the tab that it belongs to. */
export function CandidateTabs({ children }: { children: ReactNode }) {
  const highlights = useHighlights();
  return (
    <Tabs
      value={highlights?.tab ?? initialTab}
      onChange={(tab) => {
        if (tab !== null) highlights?.setTab(tab);
      }}
      keepMounted={false}
      // The other way to hide a tab stops what goes on in it: warnings before leaving the page, and saves that wait.
      keepMountedMode="display-none"
    >
      {children}
    </Tabs>
  );
}

/**
 * The names of the tabs, by which one opens them. The choice of a file to parse stands over them, and what has opened it may
 * be gone with the choice: the open tab takes the keyboard then.
 */
export function TabNames({ names }: { names: Readonly<Record<string, string>> }) {
  const tab = useHighlights()?.tab;
  const opened = useReturnedFocus(useMatch(paths.parseCandidateFile.path) !== null);
  return (
    <Tabs.List mb="md" className={classes.tabs}>
      {Object.entries(names).map(([value, name]) => (
        <Tabs.Tab key={value} value={value} ref={value === tab ? opened : undefined}>
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

/**
 * What a tab shows, made when it is opened first. From then on it stays: what is typed in its forms, or still on its way to
 * be saved, outlasts a look at another tab.
 */
export function KeptPanel({ tab, children }: { tab: string; children: ReactNode }) {
  const isOpen = useHighlights()?.tab === tab;
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <Tabs.Panel value={tab} keepMounted={wasOpened}>
      {children}
    </Tabs.Panel>
  );
}
