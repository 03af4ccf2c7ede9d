import { DataProvider } from '../../firebase/data-provider';
import { SessionProvider } from '../../session/session-provider';
import { Guard } from './guard';
import { Shell } from './shell';

/** Everything below /app: data, session, the guard, and the frame around the screens. */
export function Component() {
  return (
    <DataProvider>
      <SessionProvider>
        <Guard>
          <Shell />
        </Guard>
      </SessionProvider>
    </DataProvider>
  );
}
