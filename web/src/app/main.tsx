import '../theme/first-styles.css';
import '@mantine/notifications/styles.layer.css';
import '../theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { Providers } from './providers';
import { createRouter } from './router';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <Providers>
      {/* As a transition, the news that somebody is on the way elsewhere would come too late for what a timer does next. */}
      <RouterProvider router={createRouter()} useTransitions={false} />
    </Providers>
  </StrictMode>,
);
