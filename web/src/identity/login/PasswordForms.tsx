import { CreateAccountForm } from './CreateAccountForm';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { PasswordForm } from './PasswordForm';
import type { SignInOptions } from './signIn';
import type { SignIn } from './useSignIn';

type PasswordFormsProps = { options: SignInOptions; form: string; signIn: SignIn };

/** Signing in without Google. Loaded when somebody asks for it. */
export default function PasswordForms({ options, form, signIn }: PasswordFormsProps) {
  switch (form) {
    case 'account':
      return <CreateAccountForm options={options} />;
    case 'reset':
      return <ForgotPasswordForm options={options} />;
    default:
      return <PasswordForm options={options} signIn={signIn} />;
  }
}
