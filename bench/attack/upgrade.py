#!/usr/bin/env python3
"""Replaces a server while many people play, as systemd does, and measures how long they wait.

    bench/attack/upgrade.py [--program build/release/rookie] [--people 2000] [--upgrades 3]

The listening socket stays open. The next server starts once the last one has ended, because only one may have the
tables. Everybody comes back at a random time up to 0.3 s after they lost the server, like the page, and is back when
they see the table. Their wait also has the time that this program needs for itself.
"""

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import tempfile
import time

from attack import Client, Closed, open_table

SETTINGS = '{"seats":2,"look":0,"bot_pause":0}'


def start(program, folder, listener):
    options = f'--page {folder} --store sqlite:{folder}/tables.db --per-address 100000 --proxy 192.0.2.9'
    server = subprocess.Popen(
        ['sh', '-c', f'LISTEN_FDS=1 LISTEN_PID=$$ exec {program} serve {options} 3<&{listener.fileno()}'],
        stdout=subprocess.PIPE, text=True, pass_fds=[listener.fileno()])
    for line in server.stdout:
        if 'Ctrl-C' in line:
            return server
    raise SystemExit('the server did not start')


async def pair(port, number):
    """Two people who have begun a game."""
    source = f'127.0.{1 + number // 250}.{1 + number % 250}'
    table = await open_table(port, SETTINGS, source)
    people = [await Client.connect(port, table, person, source) for person in (1, 2)]
    for at, person in enumerate(people):
        await person.sit(f'Player {at}')
    people[0].say(type='start')
    for person in people:
        deal = await person.hear('deal')
        person.say(type='entropy', game=deal['deal']['game'], entropy='0' * 32)
    for person in people:
        await person.hear('game')
    return [[table, person, source, client] for person, client in zip((1, 2), people)]


async def come_back(port, place, waits):
    table, person, source, client = place
    await client.answer_pings()  # until the server closes the connection
    client.writer.close()
    lost = time.monotonic()
    pause = random.uniform(0.15, 0.3)
    await asyncio.sleep(pause)
    while True:
        try:
            place[3] = await Client.connect(port, table, person, source)
            break
        except (Closed, ConnectionError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.1)
    waits.append(time.monotonic() - lost)


async def measure(program, people, upgrades, folder):
    listener = socket.create_server(('127.0.0.1', 0), backlog=4096)
    port = listener.getsockname()[1]
    server = start(program, folder, listener)
    places = []
    for first in range(0, people // 2, 50):
        for two in await asyncio.gather(*(pair(port, number) for number in range(first, min(first + 50, people // 2)))):
            places += two
    print(f'{len(places)} people are playing')
    for _ in range(upgrades):
        waits = []
        coming = [asyncio.create_task(come_back(port, place, waits)) for place in places]
        await asyncio.sleep(1)
        begin = time.monotonic()
        server.send_signal(signal.SIGTERM)
        await asyncio.to_thread(server.wait)
        ended = time.monotonic()
        server = await asyncio.to_thread(start, program, folder, listener)
        ready = time.monotonic()
        await asyncio.gather(*coming)
        waits.sort()
        print(f'the server ended after {1000 * (ended - begin):.0f} ms, the next was ready after {1000 * (ready - begin):.0f} ms; '
              f'half were back after {waits[len(waits) // 2]:.2f} s, the last after {waits[-1]:.2f} s')
    server.terminate()
    server.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--program', default='build/release/rookie')
    parser.add_argument('--people', type=int, default=2000)
    parser.add_argument('--upgrades', type=int, default=3)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with open(f'{folder}/index.html', 'w') as page:
            page.write('the page')
        asyncio.run(measure(os.path.abspath(arguments.program), arguments.people, arguments.upgrades, folder))


if __name__ == '__main__':
    main()
