import { expect, test } from 'vitest';
import { refusal, stubNetwork } from '@/testing/network';
import { fetchFile, nameIn } from './file';

const ADDRESS = '/api/talent-network/exports/csv?q=a%20b';

test.each([
  ['attachment; filename="talent-network.csv"', 'talent-network.csv'],
  [`attachment; filename="Zo_.pdf"; filename*=UTF-8''Zo%C3%AB.pdf`, 'Zoë.pdf'],
  [`attachment; filename="a.pdf"; filename*=UTF-8''%E0%A4%A`, 'a.pdf'],
  ['', ''],
])('%s calls a file “%s”', (disposition, name) => {
  expect(nameIn(disposition)).toBe(name);
});

test('a file comes whole, with its question, and without a name it is called after its address', async () => {
  const requests = stubNetwork({ 'GET /api/talent-network/exports/csv': () => new Response('a,b') });
  const { name, file } = await fetchFile(ADDRESS);
  expect(name).toBe('csv');
  expect(file.size).toBe(3);
  expect(requests[0]?.url).toMatch(/\?q=a%20b$/);
});

test('a file that is refused is a failure in the words of the server', async () => {
  stubNetwork({
    'GET /api/talent-network/exports/csv': () => refusal('overloaded', 'Try again in a moment.', 503),
  });
  await expect(fetchFile(ADDRESS)).rejects.toThrow('Try again in a moment.');
});
