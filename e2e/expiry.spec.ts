import { expect, test } from './fixtures';
import { chooseDemoAccount } from './login';
import { Person } from './person';

test.use({ site: async ({ startQuad, mailbox }, use) => use(await startQuad({ smtp_url: mailbox.url })) });

test('A-104: what was typed survives a session that has ended', { tag: '@screen' }, async ({
  page,
  context,
  signIn,
  mailbox,
  watch,
  axe,
}) => {
  await signIn('admin');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Invite' }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByLabel('Email').fill('otto@quadrangle.example');
  await new Person(page.request).signOut();
  watch.expectFailure('/api/admin/invitations', 401);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  const expired = page.getByRole('dialog', { name: 'Session expired' });
  await expect(expired).toContainText('What you have typed is kept.');
  await axe();

  const opened = context.waitForEvent('page');
  await expired.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const otherTab = await opened;
  await chooseDemoAccount(otherTab, 'admin');
  await expect(otherTab).toHaveURL('/');
  await expect(expired).toHaveCount(0);
  await expect(form.getByLabel('Email')).toHaveValue('otto@quadrangle.example');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('otto@quadrangle.example was invited.')).toBeVisible();
  await mailbox.take('otto@quadrangle.example', 'You are invited to Quadrangle');
});
