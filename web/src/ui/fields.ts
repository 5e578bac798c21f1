// The fields of forms, with their styles. Not part of the first load.
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Combobox.layer.css';

export { NativeSelect, PasswordInput, TextInput } from '@mantine/core';
