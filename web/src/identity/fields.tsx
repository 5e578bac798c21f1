import { LENGTHS } from '@/api/fields';
import { PasswordInput, TextInput } from '@/ui/fields';

type FieldProps = { value: string; onChange: (value: string) => void };

/** What somebody is called. */
export function NameField({ value, onChange }: FieldProps) {
  return (
    <TextInput
      label="Name"
      autoComplete="name"
      required
      withAsterisk={false}
      maxLength={LENGTHS.displayName}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The address somebody signs in with. */
export function EmailField({ value, onChange, description }: FieldProps & { description?: string }) {
  return (
    <TextInput
      label="Email"
      type="email"
      autoComplete="username"
      description={description}
      required
      withAsterisk={false}
      maxLength={LENGTHS.email}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type PasswordFieldProps = FieldProps & { kind: 'current' | 'new'; label?: string; hasFocus?: boolean };

/** A password to show or to choose. It has no length: what is pasted must never be cut. */
export function PasswordField({ value, onChange, kind, label = 'Password', hasFocus }: PasswordFieldProps) {
  return (
    <PasswordInput
      label={label}
      autoComplete={`${kind}-password`}
      required
      withAsterisk={false}
      data-autofocus={hasFocus}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
