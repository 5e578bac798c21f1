import type { ReactNode } from 'react';
import { Link } from 'react-router';
import logo from '@/ui/logo.svg';
import { Pill } from '@/ui/Pill';
import classes from './header.module.css';

export type HeaderProps = { isDemo: boolean };

/** The bar at the top: the brand, and what belongs to the page or the person. */
export function Header({ isDemo, children }: HeaderProps & { children: ReactNode }) {
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link to="/" className={classes.brand}>
          <img src={logo} alt="" width={28} height={28} />
          <span className={classes.brandName}>Quadrangle</span>
        </Link>
        {isDemo && <Pill tint="orange">Demo</Pill>}
        {children}
      </div>
    </header>
  );
}
