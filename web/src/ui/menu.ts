// The menu, with its styles. Not part of the first load.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';

export { Menu } from '@mantine/core';
