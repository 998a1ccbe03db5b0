import { useNavigate, useRouterState } from '@tanstack/react-router';

/**
 * The text of the address after `#`, and how to set it. What stands there is never sent to the server, whose logs would
 * otherwise have what people ask.
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
