import '@mantine/core/styles.layer.css';
import { DataProvider } from '../../firebase/data-provider';
import { Guard } from './guard';
import { MenuCounts } from './menu-counts';
import { Shell } from './shell';

/** Everything below /app: the guard, Firestore and Storage, and the frame around the screens. */
export function Component() {
  return (
    <Guard>
      <DataProvider>
        <Shell Count={MenuCounts} />
      </DataProvider>
    </Guard>
  );
}
