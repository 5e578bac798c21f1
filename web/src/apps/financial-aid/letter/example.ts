/** A letter to try it with, as confusing as some are. The school and all amounts are made up. */
export const EXAMPLE = `Riverbend College
Financial Aid Award, 2026-2027

Congratulations. We are pleased to offer you the following awards.

Estimated costs
Tuition and fees              $34,600
Housing and food              $13,900
Books and supplies             $1,200
Transportation                   $900
Personal expenses              $1,600

Your awards                    Fall       Spring      Total
Riverbend Grant              $7,000       $7,000    $14,000
Federal Pell Grant           $1,928       $1,927     $3,855
Blue Heron Circle            $1,000       $1,000     $2,000
Fed Dir Sub                  $1,750       $1,750     $3,500
Fed Dir Unsub                $1,000       $1,000     $2,000
Federal Work-Study           $1,200       $1,200     $2,400
Parent PLUS                 $12,000      $12,000    $24,000

Total awards                                         $51,755
Your net cost                                           $445

Payment plan: ten monthly payments of $45 are available.`;
