import { useNavigate, useRouterState } from '@tanstack/react-router';

/**
 * Returns the text in the URL's fragment and a function to set it. A fragment is never sent, so that server logs do not
 * hold questions.
 */
export function useHashText(view: '/ask' | '/check'): readonly [text: string, set: (text: string) => void] {
  const navigate = useNavigate();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  return [decoded(hash), (text) => void navigate({ to: view, hash: encodeURIComponent(text) })];
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
