import { describe, expect, test } from 'vitest';
import { checkRoute, rememberRoute, takeRequestedRoute } from './requestedRoute';

const knows = (path: string) => ['/traits', '/admin/users', '/traits/7/edit'].includes(path);

describe('only a path of the route table is gone back to', () => {
  test.each([
    ['/traits', '/traits'],
    ['/admin/users?role=admin&q=a%20b', '/admin/users?role=admin&q=a%20b'],
    ['/traits/7/edit#anchors', '/traits/7/edit#anchors'],
    ['/elsewhere/../traits', '/traits'],
    [null, '/'],
    ['', '/'],
    ['traits', '/'],
    ['/unknown', '/'],
    ['//evil', '/'],
    ['//evil/traits', '/'],
    ['/\\evil', '/'],
    ['/\\/evil', '/'],
    ['\\\\evil', '/'],
    ['/\t/evil/traits', '/'],
    ['/x/..//evil', '/'],
    ['https://evil', '/'],
    ['https://evil/traits', '/'],
    ['javascript:alert(1)', '/'],
    ['/%2f/evil', '/'],
    ['/%2F%2Fevil', '/'],
    ['/%5cevil', '/'],
    [`/traits?q=${'x'.repeat(1000)}`, '/'],
  ])('A-48: %j → %j', (route, expected) => {
    expect(checkRoute(route, knows)).toBe(expected);
  });
});

test('A-47: a remembered path is used once', () => {
  rememberRoute('/traits');
  expect(takeRequestedRoute(knows)).toBe('/traits');
  expect(takeRequestedRoute(knows)).toBe('/');
});
