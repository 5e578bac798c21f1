// @vitest-environment node
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';

const HEADER = '// Made from openapi.json by `npm run contract`. Do not edit.\n\n';

test('schema.ts is what openapi.json says', async () => {
  const types = await openapiTS(new URL('./openapi.json', import.meta.url));
  await expect(HEADER + astToString(types)).toMatchFileSnapshot('schema.ts');
});
