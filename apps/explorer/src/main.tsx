import '@partner-api/design/design.css';
import './style/explorer.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { chosenLanguage } from './i18n/languages';
import { loadMessages, TextProvider } from './i18n/text';
import { router } from './router';
import { applyTheme } from './shell/theme';

applyTheme();

const queryClient = new QueryClient({
  defaultOptions: {
    // No retries here: the client retries temporary failures itself, and others are shown with a button.
    queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
  },
});

const root = document.querySelector('#app');
if (!root) throw new Error('The page has no element with the id app');
const language = chosenLanguage();
const messages = await loadMessages(language);
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <TextProvider start={{ language, messages }}>
      <RouterProvider router={router} />
    </TextProvider>
  </QueryClientProvider>,
);
