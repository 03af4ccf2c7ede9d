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
      {/*
        React may defer a transition, and with it the news that a navigation is under way. A table that writes the
        search text into the URL by a timer would miss it and call the user back (`NavigationPending`).
      */}
      <RouterProvider router={createRouter()} useTransitions={false} />
    </Providers>
  </StrictMode>,
);
