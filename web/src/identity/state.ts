import type { Schemas } from '@/api/client';

/** The state of authentication, in the fields of the specification. */
export type AuthState = Schemas['SessionState'];

/** Nothing is known yet. */
export const INITIAL: AuthState = {
  isAuthenticated: false,
  isLoading: true,
  user: null,
  profile: null,
  error: null,
  authMethod: 'none',
  csrfToken: null,
  permissions: [],
};

export type AuthEvent =
  /** The server is asked. */
  | { type: 'asked' }
  /** The server has said who is signed in. */
  | { type: 'answered'; state: AuthState }
  /** It could not say. */
  | { type: 'unanswered'; error: string }
  | { type: 'profileChanged'; profile: Schemas['Profile'] };

export function next(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'asked':
      // Who is signed in stays on their page while it is checked again.
      return state.isAuthenticated ? state : { ...state, isLoading: true };
    case 'answered':
      return { ...event.state, isLoading: false };
    case 'unanswered':
      return { ...state, isLoading: false, error: event.error };
    case 'profileChanged':
      return { ...state, profile: event.profile };
  }
}
