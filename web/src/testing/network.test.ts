import { expect, test } from 'vitest';
import { api, ask } from '@/api/client';
import { answer, expectAllForeseen, stubNetwork } from './network';

test('a request that was not foreseen is recorded, and fails the test though the page bears it', async () => {
  const requests = stubNetwork({ 'GET /api/apps': () => answer<'AppList'>({ apps: [] }) });
  await ask(api.GET('/api/apps'));
  expectAllForeseen();
  await expect(ask(api.GET('/api/health'))).rejects.toMatchObject({ code: 'unreachable' });
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/apps', '/api/health']);
  expect(expectAllForeseen).toThrow('requests that nobody answers');
  expectAllForeseen();
});
