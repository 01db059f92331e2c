#!/usr/bin/env bash
# icalendar 4.0.3 for Python (Debian 12) writes a time in Berlin as `TZID=CET`, in summer `TZID=CEST`, if its zone is from Python’s own zoneinfo.
#
# Expected: `TZID=Europe/Berlin`, as for a zone of pytz; and a time in UTC with “Z” and without `TZID` (RFC 5545, section 3.2.19: TZID must not be applied to it).
# Happens: the zone has the name that tzname() gives, other in winter and summer. `datetime.timezone.utc` is written with both, `pytz.utc` is right.
# Matters: a calendar that does not know CEST takes the time for its own, and an event of a sale is hours off, on some shoppers’ phones.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-icalendar=4.0.3-5 python3-tz python3-dateutil python3-six'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

PYTHONPATH=$folder/root/usr/lib/python3/dist-packages /usr/bin/python3 - <<'PYTHON'
from datetime import datetime, timezone
from zoneinfo import ZoneInfo
from icalendar import Event
import pytz

def line(date):
    event = Event()
    event.add('dtstart', date)
    text = event.to_ical().decode().splitlines()[1].replace(';VALUE=DATE-TIME', '')
    print(text)
    return text

assert line(pytz.timezone('Europe/Berlin').localize(datetime(2027, 7, 5, 10))) == 'DTSTART;TZID=Europe/Berlin:20270705T100000'
assert line(datetime(2027, 7, 5, 10, tzinfo=ZoneInfo('Europe/Berlin'))) == 'DTSTART;TZID=CEST:20270705T100000', 'it has the name of the zone now'
assert line(datetime(2027, 1, 5, 10, tzinfo=ZoneInfo('Europe/Berlin'))) == 'DTSTART;TZID=CET:20270105T100000'
assert line(datetime(2027, 1, 5, 10, tzinfo=pytz.utc)) == 'DTSTART:20270105T100000Z'
assert line(datetime(2027, 1, 5, 10, tzinfo=timezone.utc)) == 'DTSTART;TZID=UTC:20270105T100000Z', 'UTC has no TZID now'
PYTHON
