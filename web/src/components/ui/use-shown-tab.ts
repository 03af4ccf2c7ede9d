import { useEffect, useRef } from 'react';

/**
 * Keeps the selected tab of a list that scrolls sideways in view.
 * @param selected the open tab.
 * @returns for the list of tabs.
 */
export function useShownTab(selected: string | null) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector('[role=tab][aria-selected=true]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [selected]);
  return list;
}
