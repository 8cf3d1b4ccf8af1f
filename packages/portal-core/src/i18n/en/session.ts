import type { session as german } from '../de/session.js';

export const session: Record<keyof typeof german, string> = {
  signIn: 'Sign in',
  signInTitle: 'Sign in to Kontor',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signOut: 'Log out',
  signInFailed: 'Login failed',
  signInUnavailable: 'The server cannot be reached right now. Please try again in a moment.',
  usernameRequired: 'Please enter your username',
  passwordRequired: 'Please enter your password',
  expired: 'Your session has expired. Please sign in again.',
  needHelp: 'Trouble signing in?',
};
