// The popover, with its styles. Not part of the first load.
import '@mantine/core/styles/Popover.layer.css';

export { Popover } from '@mantine/core';
