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
        React may put a transition off, and with it the news that somebody is on the way to another screen. A table that
        writes a typed word into the address by a timer would not have heard of it, and would call them back
        (`ScreenIsLeft`).
      */}
      <RouterProvider router={createRouter()} useTransitions={false} />
    </Providers>
  </StrictMode>,
);
