import type { Page } from '@playwright/test';

/** The ways to the apps; those to what belongs to no app stand above them. */
export const tiles = (page: Page) => page.getByRole('main').getByRole('region').getByRole('link');
export const ways = (page: Page) => page.getByRole('navigation', { name: 'For every app' }).getByRole('link');
