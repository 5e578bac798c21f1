import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Figure, Figures } from '@/ui/Figures';
import { Notice } from '@/ui/Notice';
import { familyAddress } from '../addresses';
import { useFamily } from '../family/context';
import type { PlanResult, WorkedOut } from '../types';
import { ESTIMATE, money, yearName } from '../words';
import { grantsOf, schoolName } from './amounts';
import { CostAndAid } from './CostAndAid';
import { Kinds } from './Kinds';
import { Limits } from './Limits';
import { Payments } from './Payments';
import classes from './package.module.css';
import { Waterfall } from './Waterfall';

type SchoolProps = { place: number; worked: WorkedOut; result: PlanResult };

/** One school: the bottom line first, then how it comes about. */
export function School({ place, worked, result }: SchoolProps) {
  const { id, goTo } = useFamily();
  const { package: aid } = result;
  const isKnown = aid.cost > 0;
  return (
    <>
      <div className={classes.top}>
        <h2>{schoolName(result.name, place)}</h2>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPencil size={15} aria-hidden />}
          onClick={() => goTo(`schools.${place}.costs.tuition`)}
        >
          Change costs and offers
        </Button>
      </div>
      {isKnown ? (
        <>
          <div className={classes.headline}>
            <Headline result={result} />
          </div>
          {aid.overAward > 0 && (
            <div className={classes.notice}>
              <Notice>
                Grants come to {money(aid.overAward)} more than the cost of attendance. The school has to
                lower other aid by that much; a Pell Grant is never lowered for it.
              </Notice>
            </div>
          )}
          <Waterfall aid={aid} />
          <Kinds aid={aid} />
          <CostAndAid aid={aid} />
          <Limits worked={worked} result={result} />
        </>
      ) : (
        <div className={classes.notice}>
          <Notice>
            <p>
              What a year costs here is not known yet, so there is no net price. Enter at least tuition and
              fees.
            </p>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => goTo(`schools.${place}.costs.tuition`)}
            >
              Enter the costs
            </Button>
          </Notice>
        </div>
      )}
      <Payments place={place} result={result} />
      <p className={classes.foot}>
        {ESTIMATE} {yearName(worked.year)}, tables {worked.tables}. {worked.note}{' '}
        {isKnown && place === 0 && (
          <>
            <Link to={{ pathname: familyAddress(id), hash: '#package.costOfAttendance' }}>
              See every line of this package
            </Link>
            {', or '}
          </>
        )}
        <Link to={familyAddress(id, 'ask')}>{isKnown && place === 0 ? 'ask' : 'Ask'} about it</Link>.
      </p>
    </>
  );
}

/** Net price is what is left after grants and scholarships. Work and loans are no part of it. */
function Headline({ result }: { result: PlanResult }) {
  const { package: aid, intensity } = result;
  return (
    <Figures>
      <Figure label="Net price" hint="Cost less grants and scholarships only, never less loans or work">
        {money(aid.netPrice)}
      </Figure>
      <Figure label="Cost of attendance" hint="Tuition, living and everything else for a year">
        {money(aid.cost)}
      </Figure>
      <Figure label="Grants and scholarships" hint="Not paid back">
        {money(grantsOf(aid))}
      </Figure>
      <Figure
        label="Still to pay"
        hint={
          intensity < 100 ? `After all aid, at ${intensity}% of full time` : 'After grants, work and loans'
        }
      >
        {money(aid.unmet)}
      </Figure>
    </Figures>
  );
}
