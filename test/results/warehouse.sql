-- From a table of attempts (model, task_id, passed) to the counts table; passed is NULL where an attempt was never scored.
SELECT
  model,
  task_id AS problem,
  COUNT(passed) AS n,
  SUM(CASE WHEN passed THEN 1 ELSE 0 END) AS c,
  COUNT(*) - COUNT(passed) AS unscored
FROM attempts
GROUP BY model, task_id
ORDER BY model, task_id
